import type { NextRequest } from 'next/server';
import { GET } from './route';

const ask = (path: string) =>
  GET({ nextUrl: new URL(path, 'https://rifas.example.com') } as unknown as NextRequest);

// spec: other-paths
test.each(['/rifas', '/rifa', '/home/otra', '/index.html', '/sub/index.php', '/apis', '/a.b/c'])(
  '%s leads home, for this once',
  (path) => {
    const answer = ask(path);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe('/home');
  },
);

test.each(['/api', '/api/rifas', '/_next/x', '/uploads/otra/a', '/logo.png', '/a/b.js', '/.env'])(
  '%s is just not there',
  (path) => {
    const answer = ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
  },
);
