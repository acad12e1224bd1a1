export { Toaster } from './Toaster';
export { toast } from './toastStore';
