import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface FromPage {
  fromPage?: boolean;
}

/** Navigation state for a page that opens its own sheet by the address. */
export const OPENED_FROM_PAGE: FromPage = { fromPage: true };

/**
 * A sheet that the address opens. A sheet opened from its page closes by going back, so that no second entry of the page stays in the
 * history. Any other sheet closes by `clean`, which removes it from the address.
 */
export function useAddressSheet(clean: () => void): { fromPage: boolean; close: () => void } {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closing = useRef(false);
  // "Forward" may lead to the same entry once more.
  useEffect(() => {
    closing.current = false;
  }, [key]);
  const fromPage = (state as FromPage | null)?.fromPage === true;
  const close = () => {
    if (!fromPage) return clean();
    // A second press would go back from the page itself.
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  return { fromPage, close };
}
