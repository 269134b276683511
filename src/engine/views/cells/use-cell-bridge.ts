import { useLayoutEffect, useState } from 'react';
import type { AnyRecord } from '../../define/definition';
import { createFormBridge, type FormBridge } from '../../editing/form-bridge';

/** Links the control of a cell to what the cell is part of, which judges it when the cell is left. */
export function useCellBridge(onChange: (changes: AnyRecord) => void): FormBridge {
  const [bridge] = useState(createFormBridge);
  useLayoutEffect(() => bridge.listen({ onChange, onBlur: () => undefined }));
  return bridge;
}
