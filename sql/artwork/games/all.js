// Every game with artwork, in the order of the categories.
import action from './action.js';
import card from './card.js';
import casual from './casual.js';
import racing from './racing.js';
import rpg from './rpg.js';
import simulation from './simulation.js';
import strategy from './strategy.js';
import xianxia from './xianxia.js';

export const games = [
  ...rpg,
  ...strategy,
  ...card,
  ...casual,
  ...action,
  ...simulation,
  ...racing,
  ...xianxia,
];
