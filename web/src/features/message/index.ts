export { messagesQuery } from './api';
export { refreshMessages, applyMessageCounts, applyMessageFrame } from './inbox';
