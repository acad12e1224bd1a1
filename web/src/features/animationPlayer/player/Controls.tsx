import type { components } from '@/api/schema.gen';
import { cx } from '@/lib/classes';
import { clockText } from '@/lib/clockText';
import { t } from '@/lib/i18n';
import { useLayer } from '@/lib/useLayer';
import Maximize from '~icons/lucide/maximize';
import Minimize from '~icons/lucide/minimize';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import SkipForward from '~icons/lucide/skip-forward';
import Volume2 from '~icons/lucide/volume-2';
import VolumeX from '~icons/lucide/volume-x';
import { useState } from 'react';
import styles from './Controls.module.css';
import { RATES, rateText, type PlayerAction } from './rules';
import { SeekBar } from './SeekBar';
import type { Playback } from './usePlayback';

interface Props {
  shown: boolean;
  playback: Playback;
  thumbs: components['schemas']['VideoThumbs'] | null;
  length: number;
  whole: boolean;
  onAction: (action: PlayerAction) => void;
  onRate: (rate: number) => void;
  onSeek: (second: number) => void;
  onHold: (held: boolean) => void;
  onNext: (() => void) | null;
}

/** The control bar at the bottom of the film. */
export function Controls(props: Props) {
  const { shown, playback, thumbs, length, whole, onAction, onRate, onSeek, onHold, onNext } = props;
  const { playing, second, loaded, rate, muted } = playback;
  const [rates, setRates] = useState(false);
  useLayer(() => setRates(false), rates && shown);
  return (
    <div className={cx(styles.controls, !shown && styles.away)}>
      <SeekBar
        second={second}
        length={length}
        loaded={loaded}
        thumbs={thumbs}
        onSeek={onSeek}
        onHold={onHold}
      />
      <div className={styles.row}>
        <button type="button" aria-label={playing ? t('暂停') : t('播放')} onClick={() => onAction('toggle')}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        {onNext && (
          <button type="button" aria-label={t('下一集')} onClick={onNext}>
            <SkipForward aria-hidden="true" />
          </button>
        )}
        <span className={styles.time}>
          {clockText(second)} / {clockText(length)}
        </span>
        <div className={styles.rates} onKeyDown={({ key }) => key === 'Escape' && setRates(false)}>
          <button
            type="button"
            aria-expanded={rates}
            aria-label={t`${rateText(rate)} 播放速度`}
            onClick={() => setRates(!rates)}
          >
            {rateText(rate)}
          </button>
          {rates && shown && (
            <div className={styles.menu} role="group" aria-label={t('播放速度')}>
              {[...RATES].reverse().map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={value === rate}
                  onClick={() => {
                    onRate(value);
                    setRates(false);
                  }}
                >
                  {value}×
                </button>
              ))}
            </div>
          )}
        </div>
        <button type="button" aria-label={muted ? t('打开声音') : t('静音')} onClick={() => onAction('mute')}>
          {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        <button
          type="button"
          aria-label={whole ? t('退出全屏') : t('全屏')}
          onClick={() => onAction('fullscreen')}
        >
          {whole ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}
