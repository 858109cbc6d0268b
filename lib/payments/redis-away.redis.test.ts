import { testWithoutRedis } from './redis-away-kit';

testWithoutRedis(1);
