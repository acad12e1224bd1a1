import type { ActivityDraw } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import styles from './OddsSheet.module.css';
import { oddsText, restOdds } from './wheel';

/** The odds and the remaining count of each prize, as the server uses them. */
export function OddsSheet({ draw, onClose }: { draw: ActivityDraw; onClose: () => void }) {
  const { prizes, oddsOf } = draw;
  const rest = restOdds(draw);
  return (
    <Dialog kind="sheet" title={t('概率公示')} onClose={onClose}>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{t('奖品')}</th>
            <th scope="col">{t('概率')}</th>
            <th scope="col">{t('剩余')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, name, odds, left }) => (
            <tr key={id} data-gone={left === 0 || undefined}>
              <th scope="row">{name}</th>
              <td>{oddsText(odds, oddsOf)}</td>
              <td>{left > 0 ? t`${shortNumber(left)} 份` : t('已抽完')}</td>
            </tr>
          ))}
          {rest > 0 && (
            <tr>
              <th scope="row">{t('谢谢参与')}</th>
              <td>{oddsText(rest, oddsOf)}</td>
              <td>{t('不限')}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.note}>
        {t(
          '每一抽都按公示的概率独立开奖，与抽奖次数、是否充值无关。某样奖品抽完以后，抽到它的那份概率计入“谢谢参与”，其他奖品的概率不变。',
        )}
      </p>
    </Dialog>
  );
}
