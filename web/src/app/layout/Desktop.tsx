import { RailArrows } from '@/components/ui/rail/RailArrows';
import { SIDES_MIN_WIDTH_PX } from '@/constants';
import { useMedia } from '@/lib/useMedia';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { routeAt } from '../routes';
import { MouseBackground } from './MouseBackground';
import { PhoneCode } from './PhoneCode';
import { useSideWheel } from './useSideWheel';

/** The routes about one thing that a player may continue on a phone. */
const ON_PHONE = new Set(['detail', 'post', 'bookinfo', 'readbook', 'watch']);

/** The parts that only a wide screen with a mouse has. They load after the page, so that they cost the first load nothing. */
export default function Desktop() {
  const { pathname } = useLocation();
  const hasRoom = useMedia(`(min-width: ${SIDES_MIN_WIDTH_PX}px)`);
  const onPhone = hasRoom && ON_PHONE.has(routeAt(pathname)?.name ?? '');
  useSideWheel();
  return (
    <>
      <MouseBackground />
      <RailArrows />
      {/* At the end of the document, so that Tab reaches the page first. */}
      {onPhone && createPortal(<PhoneCode key={pathname} />, document.body)}
    </>
  );
}
