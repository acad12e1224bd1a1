import { MOBILE_MAX_WIDTH_PX, SIDES_MIN_WIDTH_PX } from '@/constants';
import { useMedia } from '@/lib/useMedia';

const WIDE_MOUSE_QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px) and (hover: hover) and (pointer: fine)`;
const SIDES_QUERY = `(min-width: ${SIDES_MIN_WIDTH_PX}px)`;

/** Whether this is a computer's browser with room at the sides of the column. */
export const useWideMouseScreen = () => useMedia(WIDE_MOUSE_QUERY);

/** Whether the sides of the column are visible, also on a tablet in landscape. */
export const useRoomForSides = () => useMedia(SIDES_QUERY);
