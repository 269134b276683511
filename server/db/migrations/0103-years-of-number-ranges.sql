-- Number ranges of documents count by the whole year: what is dated 2126 is no document of 2026.

update counters set name = regexp_replace(name, '^beleg\.([A-Z]+)(\d{2})$', 'beleg.\120\2')
  where name ~ '^beleg\.[A-Z]+\d{2}$';
