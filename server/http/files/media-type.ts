import path from 'node:path';

type MediaType = { type: string; isCompressible: boolean };

const text = (type: string): MediaType => ({ type, isCompressible: true });
const binary = (type: string): MediaType => ({ type, isCompressible: false });

const BY_EXTENSION: Record<string, MediaType> = {
  '.css': text('text/css; charset=utf-8'),
  '.html': text('text/html; charset=utf-8'),
  '.ico': text('image/x-icon'),
  '.js': text('text/javascript; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.wasm': text('application/wasm'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.jpeg': binary('image/jpeg'),
  '.jpg': binary('image/jpeg'),
  '.mp4': binary('video/mp4'),
  '.png': binary('image/png'),
  '.webp': binary('image/webp'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
};

export function mediaType(file: string): MediaType {
  return BY_EXTENSION[path.extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
