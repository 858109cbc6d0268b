import { testWithoutRedis } from './redis-away-kit';

testWithoutRedis(2);
