/** What the device keeps of everybody but `stays` is locked up; a browser that keeps nothing has nothing to lock. */
export async function lockUpDevice(stays?: number): Promise<void> {
  try {
    const { lockUp } = await import('../../api/device/lock-up');
    await lockUp(stays);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Asks for the key that drafts are sealed with, while there is a session that may. */
export async function prepareLockUp(): Promise<void> {
  try {
    const { prepareLockUp: prepare } = await import('../../api/device/lock-up');
    await prepare();
  } catch {
    // Then they are sealed with a key that is here, or stay.
  }
}
