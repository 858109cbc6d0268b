export async function keepReceiptsTidy(): Promise<void> {}

export async function tidyReceipts(): Promise<void> {}
