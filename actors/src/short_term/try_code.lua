-- KEYS: the code. ARGV: the hash, the tries there are, now (ms), when it expires at the latest (ms): one that has longer was made by a
-- clock that was set back since.
local hash, wrong, expiry = unpack(redis.call('HMGET', KEYS[1], 'hash', 'wrong', 'expiry'))
if not hash or tonumber(expiry) <= tonumber(ARGV[3]) or tonumber(expiry) > tonumber(ARGV[4]) then
  return 'absent'
end
if tonumber(wrong) >= tonumber(ARGV[2]) then
  return 'spent'
end
if hash == ARGV[1] then
  redis.call('DEL', KEYS[1])
  return 'right'
end
redis.call('HINCRBY', KEYS[1], 'wrong', 1)
return 'wrong'
