export async function keepReceiptsTidy(): Promise<void> {}
