/** Runs in the page, for an engine without a quota setting: larger pictures are refused. */
export function limitQuota(bytes: number): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: { bytes?: ArrayBuffer }, key) {
    const size = value.bytes?.byteLength ?? 0;
    if (size > bytes) throw new DOMException('No room', 'QuotaExceededError');
    return put.call(this, value, key);
  };
}
