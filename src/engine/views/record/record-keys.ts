/** 4-field-reality 4.1: F2 changes, Ctrl+S saves, Escape cancels. */
export function recordKeyOf({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): 'edit' | 'save' | 'cancel' | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 's') return 'save';
  if (key === 'F2') return 'edit';
  return key === 'Escape' ? 'cancel' : undefined;
}
