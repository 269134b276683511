import { useTranslation } from 'react-i18next';
import { addUploads, type UploadTarget } from '../../../../api/uploads';
import { fileProblem } from '../../../../ui/files/file-problem';
import type { NamedFile } from '../../../../ui/files/is-named-file';
import { formatBytes } from '../../../../ui/format/format-bytes';

interface Rules {
  types?: readonly string[];
  /** What the types are called. */
  names?: string;
  maxBytes: number;
}

/** Sends files to a record; what the server would refuse is said at once, beside the others. */
export function useTakeFiles(target: UploadTarget, rules: Rules) {
  const { t, i18n } = useTranslation('media');
  return (files: readonly NamedFile[]) =>
    addUploads(target, files, (file) => {
      const problem = fileProblem(file, rules);
      const most = formatBytes(rules.maxBytes, i18n.language);
      return problem && t(`problem.${problem}`, { most, types: rules.names });
    });
}
