CREATE TABLE "item_memories" (
	"user_id" integer NOT NULL,
	"item" integer NOT NULL,
	"stability" real NOT NULL,
	"reviewed_on" date NOT NULL,
	"difficulty" smallint NOT NULL,
	"best_stability" smallint NOT NULL,
	"repetitions" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	CONSTRAINT "item_memories_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
CREATE TABLE "memory_checkpoints" (
	"user_id" integer NOT NULL,
	"item" integer NOT NULL,
	"stability" real NOT NULL,
	"reviewed_on" date NOT NULL,
	"difficulty" smallint NOT NULL,
	"best_stability" smallint NOT NULL,
	"repetitions" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	CONSTRAINT "memory_checkpoints_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "memory_from" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "game_records" ADD COLUMN "learning_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_memories" ADD CONSTRAINT "item_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_checkpoints" ADD CONSTRAINT "memory_checkpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Room for new versions of a row beside the old ones, so that an update touches no index.
ALTER TABLE "item_memories" SET (fillfactor = 90);--> statement-breakpoint
UPDATE "game_records" r SET "learning_rounds" = (
  SELECT count(*) FROM "game_history" h
  WHERE h."user_id" = r."user_id" AND h."game_id" = r."game_id" AND h."verified" AND NOT h."rushed"
);
