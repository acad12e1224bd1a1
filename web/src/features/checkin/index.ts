export { WeekCard } from './week/WeekCard';
