export { messagesQuery } from './api';
export { catchUp, takeCounts, takeMessage } from './inbox';
