export { TabParts } from './TabParts';
export { Tabs } from './Tabs';
