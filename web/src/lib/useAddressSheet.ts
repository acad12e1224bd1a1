import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface FromPage {
  fromPage?: boolean;
}

/** The state to navigate with, where a page opens a sheet of its own by its address. */
export const OPENED_FROM_PAGE: FromPage = { fromPage: true };

/**
 * A sheet that the address asks for. One that was opened from its page is closed by going back, which leaves no second entry of the
 * page behind; else `clean` takes it out of the address.
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
    // Pressed twice, it would lead away from the page.
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  return { fromPage, close };
}
