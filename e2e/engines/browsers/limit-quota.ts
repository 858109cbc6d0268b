/** In the page, of an engine whose settings know no quota: a picture larger than this finds no room. */
export function limitQuota(bytes: number): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: { bytes?: ArrayBuffer }, key) {
    const size = value.bytes?.byteLength ?? 0;
    if (size > bytes) throw new DOMException('No room', 'QuotaExceededError');
    return put.call(this, value, key);
  };
}
