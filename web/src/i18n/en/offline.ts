import type { Dictionary } from './translator';

export const offline: Dictionary = {
  '不再离线保存？': 'Remove the download?',
  离线保存: 'Save offline',
  离线: 'Offline',
  '正在保存，点一下停止': 'Saving: tap to stop',
  保存中: 'Saving',
  '会员到期，离线内容已锁': 'VIP ended, saved chapter locked',
  已锁: 'Locked',
  已离线保存: 'Saved offline',
  已存: 'Saved',
  离线内容: 'Saved offline',
  '，调整离线空间': ', change the space for it',
  离线空间: 'Offline space',
  '在目录或阅读页点一下“离线”，没有网络也能接着看':
    'Tap “Offline” in the contents or while reading, and go on without a connection',
  清空离线内容: 'Remove all',
  '清空离线内容？': 'Remove all saved chapters?',
  '离线空间满了，先去书架清理一下吧': 'The offline space is full. Make room on your shelf',
  '删除 {0}': 'Delete {0}',
  '有新版本，点此更新': 'New version: tap to update',
  '会员到期，先锁上了；续费后会自动打开。': 'VIP ended, so it is locked. It opens by itself when you renew.',
  '删掉后，没有网络时就看不了啦。': 'Once removed, it cannot be read without a connection.',
  '存下的 {0} 份都会从这台设备上删掉，腾出 {1}。阅读进度不受影响。':
    'All downloads ({0}) go from this device, which frees {1}. Your place in them stays.',
  '网络断了，没有存完': 'The connection was lost; it was not saved',
  这里暂时不能离线保存: 'Saving offline does not work here at the moment',
  开通会员后就能存下来: 'VIP members can save this',
  '{0}因会员到期锁上了': '{0} locked since VIP ended',
  '满了不会动已存的内容，只是存不进新的。会员到期锁上的会先让出位置。':
    'When it is full, nothing saved is touched; new ones just do not fit. Those locked since VIP ended make room first.',
};
