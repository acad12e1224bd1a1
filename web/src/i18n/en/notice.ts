import type { Dictionary } from './translator';

export const notice: Dictionary = {
  还没有人点赞: 'No likes yet',
  '好的内容值得被看见，去发一篇试试': 'Good things deserve to be seen. Write a post',
  还没有人找你聊: 'Nobody talked to you yet',
  '评论、回复和 @ 你的都会到这里': 'Comments, replies and mentions come here',
  还没有新粉丝: 'No new followers yet',
  '多去广场说说话，会有人关注你的': 'Talk in the square, and people will follow you',
  没有更早的了: 'Nothing earlier',
  互动消息没能送到: 'Could not load notifications',
  '{0}的主页': '{0}’s page',
  赞: 'Likes',
  '评论和@': 'Replies & @',
  '等 {0} 人': ' and others ({0} in all) ',
  赞了你的评论: 'liked your comment',
  赞了你的帖子: 'liked your post',
  评论了你的帖子: 'commented on your post',
  回复了你的评论: 'replied to your comment',
  在评论里提到了你: 'mentioned you in a comment',
  在帖子里提到了你: 'mentioned you in a post',
  关注了你: 'followed you',
  和你互动了: 'interacted with you',
};
