export { calendarKey } from './api';
export { WeekCard } from './week/WeekCard';
