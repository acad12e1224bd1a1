import type { Dictionary } from './translator';

/** Favourite posts and games. */
export const favourite: Dictionary = {
  我的收藏: 'Favorites',
  '收藏@action': 'Add to favorites',
  取消收藏: 'Remove from favorites',
  已取消收藏: 'Removed from favorites',
  '收藏好啦，点这里看全部': 'Added to favorites. Tap to see them all',
  '有一个收藏太久没送到，已经取消了': 'A favorite could not be sent for too long, so it was dropped',
  '收藏满啦，先取消几个旧的吧': 'Your favorites are full. Remove some old ones first',
  这篇帖子看不到了: 'This post is gone',
  这款游戏已经下架: 'This game is no longer available',
  收藏的帖子都在这里了: 'That is every post you keep',
  收藏的游戏都在这里了: 'That is every game you keep',
  还没有收藏帖子: 'No favorite posts yet',
  '看到喜欢的攻略和故事，点一下星星就留下来': 'Tap the star below a post you like to keep it here',
  去找游戏: 'Find games',
  还没有收藏游戏: 'No favorite games yet',
  '在游戏页点一下星星，想玩的时候就能找到': 'Tap the star on a game to find it again when you want to play',
};
