export { serviceQuery } from './api';
export { CopyableMail } from './CopyableMail';
