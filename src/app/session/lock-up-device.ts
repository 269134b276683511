/** What the device keeps of everybody but `stays` is locked up; a browser that keeps nothing has nothing to lock. */
export async function lockUpDevice(stays?: number): Promise<void> {
  try {
    const { lockUp } = await import('../../api/device/lock-up');
    await lockUp(stays);
  } catch {
    // Without storage nothing was kept.
  }
}
