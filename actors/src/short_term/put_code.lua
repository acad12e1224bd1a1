-- KEYS: the code. ARGV: its hash, when it expires (ms), its life (ms). It replaces the one before.
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'hash', ARGV[1], 'wrong', 0, 'expiry', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
