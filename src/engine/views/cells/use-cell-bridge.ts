import { useLayoutEffect, useState } from 'react';
import type { AnyRecord } from '../../define/definition';
import { createFormBridge, type FormBridge } from '../../editing/form-bridge';

/** Between the control of a cell and what the cell is part of, which judges it when the cell is left. */
export function useCellBridge(onChange: (changes: AnyRecord) => void): FormBridge {
  const [bridge] = useState(createFormBridge);
  useLayoutEffect(() => bridge.listen({ onChange, onBlur: () => undefined }));
  return bridge;
}
