/** Lowercase, as MongoDB writes it: uppercase would name the same raffle but be cached separately. */
export function isRaffleId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

const UPLOAD_FOLDERS = ['rifa', 'portada', 'logo', 'user'] as const;

export type UploadAddress = { folder: (typeof UPLOAD_FOLDERS)[number]; file: string };

const MAX_NAME_LENGTH = 200;

/** Null for an unknown folder or a name that could escape it. */
export function uploadAddress(folder: string, file: string): UploadAddress | null {
  const known = UPLOAD_FOLDERS.find((name) => name === folder);
  return known && isFileName(file) ? { folder: known, file } : null;
}

/** A name may have invisible characters, but no control characters or lone surrogates. */
function isFileName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && /^[^./\\\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]*$/u.test(text);
}

export function uploadAddressOf(path: string): UploadAddress | null {
  const [, folder = '', file = ''] = /^\/uploads\/([^/]+)\/([^/?]+)$/.exec(path) ?? [];
  try {
    return uploadAddress(folder, decodeURIComponent(file));
  } catch {
    return null;
  }
}
