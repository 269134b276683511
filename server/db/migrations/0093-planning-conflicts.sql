-- Whether a technician is somewhere else at that time is asked of each task that is shown: a board has thousands of them.
create index planning_items_conflicts on planning_items (techniker_id, ende_datum) where beendet_datum is null;
