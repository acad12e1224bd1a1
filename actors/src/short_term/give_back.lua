-- KEYS: logs. ARGV: when (ms). One use at that moment goes out of each.
for _, key in ipairs(KEYS) do
  local use = redis.call('ZRANGEBYSCORE', key, ARGV[1], ARGV[1], 'LIMIT', 0, 1)[1]
  if use then
    redis.call('ZREM', key, use)
  end
end
