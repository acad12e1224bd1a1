import { installErrorReporter, reportClientError } from '@/lib/errorReporter';
import { captureInstallPrompt } from '@/lib/installPrompt';
import { loadLanguage } from './app/language';
import './styles/base.css';
import './styles/tokens.css';

installErrorReporter();
captureInstallPrompt();
if (!('inert' in HTMLElement.prototype))
  void import('./lib/inertPolyfill')
    .then(({ installInertPolyfill }) => installInertPolyfill())
    .catch(() => undefined);
// Texts are taken when a module is evaluated: the app comes when its language is known.
void loadLanguage()
  .then(() => import('./app/boot'))
  .then(({ boot }) => boot())
  .catch((error: unknown) => {
    console.error(error);
    reportClientError('error', error);
    // scripts/bootstrap.js says so: nothing of the app may be there.
    window.dispatchEvent(new Event('bootfailed'));
  });
