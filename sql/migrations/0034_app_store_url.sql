-- Where players on iOS get the game, if the pack names it.
alter table game add column app_store_url text check (app_store_url like 'https://apps.apple.com/%');
