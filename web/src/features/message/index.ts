/** The inbox of system messages. Notices of the community are in `features/notice`. */
export { messagesQuery } from './api';
