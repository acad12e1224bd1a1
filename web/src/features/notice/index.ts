export { catchUp, takeCounts, takeNotice } from './inbox';
