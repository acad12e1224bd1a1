import type { Dictionary } from './translator';

/** The settings of the device. */
export const settings: Dictionary = {
  外观: 'Appearance',
  跟随系统: 'Same as system',
  浅色: 'Light',
  深色: 'Dark',
  '语言 / Language': 'Language',
  存储空间: 'Storage',
  缓存: 'Cache',
  清理缓存: 'Clear cache',
  '清理好了，腾出 {0}': 'Cleared, {0} freed',
  已经很干净了: 'Nothing left to clear',
  '没能清理，请再试一次': 'Not cleared. Please try again',
  离线保存的章节: 'Chapters kept offline',
  这台设备上一共: 'All on this device',
  隐私和协议: 'Privacy and terms',
  '关于{0}': 'About {0}',
  客服邮箱: 'Support email',
  已开启: 'On',
};
