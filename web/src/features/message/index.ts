export { messagesQuery } from './api';
