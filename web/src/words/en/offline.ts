import type { Dictionary } from './say';

export const offline: Dictionary = {
  '不再离线保存？': 'Remove the download?',
  '会员到期，这一章已锁上；续费后会自动打开。':
    'Your VIP has ended and this chapter is locked. It opens when you renew.',
  '删掉后，没有网络时就看不了这一章了。': 'You will need a connection for this chapter again.',
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
  '{0} 章都会从这台设备上删掉，腾出 {1}。阅读进度不受影响。':
    '{0} {0|chapter|chapters} will be removed from this device, freeing {1}. Your places stay.',
  '网络断了，这一章没有存完': 'The connection was lost; the chapter was not saved',
  '离线空间满了，先去书架清理一下吧': 'The offline space is full. Make room on your shelf',
  这一章暂时不能离线保存: 'This chapter cannot be saved at the moment',
  开通会员后就能存下这一章: 'VIP members can save this chapter',
  '{0} 章 · {1}': '{0} {0|chapter|chapters} · {1}',
  '{0} 章因会员到期锁上了': '{0} locked since VIP ended',
  '删除 {0}': 'Delete {0}',
  '满了不会动已存的章节，只是存不进新的。会员到期锁上的章节会先让出位置。':
    'When it is full, nothing is removed, but nothing new is saved. Chapters that are locked since VIP ended make room first.',
  '有新版本，点此更新': 'New version: tap to update',
};
