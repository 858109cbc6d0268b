import { testWithoutRedis } from './redis-away.test-kit';

testWithoutRedis(2);
