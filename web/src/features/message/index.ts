export { messagesQuery } from './api';
export { withMessage } from './events';
