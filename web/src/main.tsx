import { followFaults, noteFault } from '@/lib/faults';
import { holdInstallOffer } from '@/lib/installOffer';
import { learnLanguage } from './app/language';
import './styles/base.css';
import './styles/tokens.css';

followFaults();
holdInstallOffer();
if (!('inert' in HTMLElement.prototype))
  void import('./lib/inert').then(({ holdInert }) => holdInert()).catch(() => undefined);
// Texts are taken when a module is evaluated: the app comes when its language is known.
void learnLanguage()
  .then(() => import('./app/boot'))
  .then(({ boot }) => boot())
  .catch((error: unknown) => {
    console.error(error);
    noteFault('error', error);
    // scripts/first.js says so: nothing of the app may be there.
    window.dispatchEvent(new Event('bootfailed'));
  });
