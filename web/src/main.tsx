import { installErrorReporter, reportClientError } from '@/lib/errorReporter';
import { captureInstallPrompt } from '@/lib/installPrompt';
import { loadLanguage } from './app/language';
import './styles/base.css';
import './styles/layout.css';
import './styles/tokens.css';

// The build's first script applies the theme. Development has no such script.
if (import.meta.env.DEV) void import('@/lib/theme').then(({ applyTheme }) => applyTheme());
installErrorReporter();
captureInstallPrompt();
if (!('inert' in HTMLElement.prototype))
  void import('./lib/inertPolyfill')
    .then(({ installInertPolyfill }) => installInertPolyfill())
    .catch(() => undefined);
// Modules translate their texts when they are evaluated, so the app loads after its language is known.
void loadLanguage()
  .then(() => import('./app/boot'))
  .then(({ boot }) => boot())
  .catch((error: unknown) => {
    console.error(error);
    reportClientError('error', error);
    // scripts/bootstrap.js shows the failure, because no module of the app may have loaded.
    window.dispatchEvent(new Event('bootfailed'));
  });
