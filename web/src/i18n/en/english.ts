/** All dictionaries. The build makes this module and its imports one file, which only players in English load: `assets/english-….js`. */
import type { EnglishLocale } from '@/lib/i18n';
import { account } from './account';
import { activity } from './activity';
import { api } from './api';
import { app } from './app';
import { book } from './book';
import { browserGuide } from './browserGuide';
import { checkin } from './checkin';
import { coin } from './coin';
import { comment } from './comment';
import { common } from './common';
import { components } from './components';
import { formats } from './formats';
import { game } from './game';
import { gift } from './gift';
import { home } from './home';
import { invite } from './invite';
import { lib } from './lib';
import { message } from './message';
import { notice } from './notice';
import { offline } from './offline';
import { order } from './order';
import { person } from './person';
import { post } from './post';
import { publish } from './publish';
import { reading } from './reading';
import { search } from './search';
import { customerService } from './customerService';
import { vip } from './vip';
import { animationPlayer } from './animationPlayer';
import { welfare } from './welfare';
import { sensitiveWords } from './sensitiveWords';
import { makeTranslate } from './translator';

/** The dictionaries, one for each part of the app. Each key is in exactly one of them. */
export const dictionaries = {
  account,
  activity,
  api,
  app,
  book,
  browserGuide,
  checkin,
  coin,
  comment,
  common,
  components,
  game,
  gift,
  home,
  invite,
  lib,
  message,
  notice,
  offline,
  order,
  person,
  post,
  publish,
  reading,
  search,
  customerService,
  vip,
  animationPlayer,
  welfare,
  sensitiveWords,
};

export const english: EnglishLocale = {
  translate: makeTranslate(Object.assign({}, ...Object.values(dictionaries))),
  ...formats,
};
