/**
 * Reason why there is no picture: the user or the browser refuses, there is no such camera, or the page may not ask
 * (plain HTTP).
 */
export type CameraProblem = 'refused' | 'missing' | 'insecure';

/** Resolution that a bar code needs (specification 1 §9); a higher one is read better. */
const video: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { min: 640, ideal: 1280 },
  height: { min: 480, ideal: 720 },
};

/** Opens the camera at the back, where there are two. Resolves with the problem where there is none. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return 'insecure';
  try {
    return await devices.getUserMedia({ video });
  } catch (error) {
    const { name } = error as DOMException;
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
  }
}

/** Tells whether the camera may be opened without a question. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const name = 'camera' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    // Some browsers do not say.
    return false;
  }
}
