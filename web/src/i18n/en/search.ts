import type { Dictionary } from './translator';

export const search: Dictionary = {
  搜索历史: 'Recent searches',
  清空搜索历史: 'Clear recent searches',
  '搜帖子、游戏、作品、玩家': 'Posts, games, titles, players',
  搜索建议: 'Suggestions',
  '搜索“{0}”': 'Search for “{0}”',
  热门游戏: 'Hot games',
  热门话题: 'Hot topics',
  没有找到相关内容: 'Nothing found',
  '换个词试试，或者看看大家都在看什么': 'Try another word, or see what others look at',
  作品: 'Titles',
  用户: 'Players',
  正在搜索: 'Searching',
  '{0} 赞': '{0} {0|like|likes}',
  '{0} 评论': '{0} {0|comment|comments}',
  综合: 'Top',
  搜索结果: 'Results',
};
