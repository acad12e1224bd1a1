-- KEYS: one log per allowance. ARGV: now (ms), a name for this use, how far clocks may differ (ms), then for each allowance: "sliding", n, and n times
-- most, span (ms); or "until", most, end (ms). Answers: 1 or 0, then of each allowance the wait (ms) and the uses left.
local now, name, far = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
local rules, at = {}, 4
for i = 1, #KEYS do
  local rule = { kind = ARGV[at], rates = {}, longest = 0 }
  if rule.kind == 'until' then
    rule.most, rule.stop = tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
    at = at + 3
  else
    local n = tonumber(ARGV[at + 1])
    at = at + 2
    for _ = 1, n do
      local rate = { most = tonumber(ARGV[at]), span = tonumber(ARGV[at + 1]) }
      rule.rates[#rule.rates + 1] = rate
      rule.longest = math.max(rule.longest, rate.span)
      at = at + 2
    end
  end
  rules[i] = rule
end

local function state(key, rule)
  if rule.kind == 'until' then
    local left = math.max(0, rule.most - tonumber(redis.call('GET', key) or '0'))
    return left == 0 and math.max(1, rule.stop - now) or 0, left
  end
  local wait, left = 0, 4294967295
  for _, rate in ipairs(rule.rates) do
    -- A use counts until its span is over; the one that has to be over first decides the wait. One that is a whole span ahead, or further
    -- than clocks differ, was remembered by a clock that was set back since.
    local from, ahead = '(' .. (now - rate.span), '(' .. (now + math.min(rate.span, far))
    local n = redis.call('ZCOUNT', key, from, ahead)
    left = math.min(left, math.max(0, rate.most - n))
    if n >= rate.most then
      local first = redis.call('ZREVRANGEBYSCORE', key, ahead, from, 'WITHSCORES', 'LIMIT', rate.most - 1, 1)[2]
      wait = math.max(wait, first and tonumber(first) + rate.span - now or rate.span)
    end
  end
  return wait, left
end

local wait = 0
for i, key in ipairs(KEYS) do
  wait = math.max(wait, (state(key, rules[i])))
end
local granted = wait == 0
if granted then
  for i, key in ipairs(KEYS) do
    local rule = rules[i]
    if rule.kind == 'until' then
      redis.call('INCR', key)
      redis.call('PEXPIRE', key, math.max(1, rule.stop - now))
    else
      redis.call('ZREMRANGEBYSCORE', key, '-inf', now - rule.longest)
      redis.call('ZREMRANGEBYSCORE', key, now + math.min(rule.longest, far), '+inf')
      redis.call('ZADD', key, now, name)
      redis.call('PEXPIRE', key, rule.longest)
    end
  end
end
local answer = { granted and 1 or 0 }
for i, key in ipairs(KEYS) do
  answer[#answer + 1], answer[#answer + 2] = state(key, rules[i])
end
return answer
