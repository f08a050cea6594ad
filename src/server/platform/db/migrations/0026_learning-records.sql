CREATE TABLE "learning_records" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"memories" "bytea" NOT NULL,
	"objectives" "bytea" NOT NULL,
	"reviewed_since" date
);
--> statement-breakpoint
ALTER TABLE "learning_records" ADD CONSTRAINT "learning_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Half of each page is left free for the next version of a row: while two fit, an update touches neither the index nor another page.
-- What is longer than a page is stored beside the table. Packed values hardly compress.
ALTER TABLE "learning_records" SET (fillfactor = 50, toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "learning_records" ALTER COLUMN "memories" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "learning_records" ALTER COLUMN "objectives" SET STORAGE EXTERNAL;--> statement-breakpoint
-- In the layout of src/server/memory/packed-learning.ts: of a day the lower 16 bits.
INSERT INTO "learning_records" ("user_id", "memories", "objectives", "reviewed_since")
SELECT "users"."id", coalesce("remembered"."memories", ''), coalesce("counted"."objectives", ''), "remembered"."reviewed_since"
FROM "users"
LEFT JOIN (
	SELECT "user_id", min("reviewed_on") AS "reviewed_since", string_agg(int4send("item") || float4send("stability")
		|| substring(int4send("reviewed_on" - date '1970-01-01') FROM 3) || int2send("difficulty") || int2send("best_stability")
		|| int2send("repetitions") || int2send("lapses"), '' ORDER BY "item") AS "memories"
	FROM "item_memories" GROUP BY "user_id"
) AS "remembered" ON "remembered"."user_id" = "users"."id"
LEFT JOIN (
	SELECT "user_id", string_agg(int4send("objective") || int4send("answered") || int4send("correct")
		|| float8send("milliseconds"::float8)
		|| float8send(floor(extract(epoch FROM "last_answered_at") * 1000)::float8), '' ORDER BY "objective") AS "objectives"
	FROM "objective_records" GROUP BY "user_id"
) AS "counted" ON "counted"."user_id" = "users"."id"
WHERE "remembered"."memories" IS NOT NULL OR "counted"."objectives" IS NOT NULL;--> statement-breakpoint
DROP TABLE "item_memories";--> statement-breakpoint
DROP TABLE "objective_records";--> statement-breakpoint
ALTER TABLE "memory_checkpoints" RENAME TO "memory_checkpoints_by_item";--> statement-breakpoint
CREATE TABLE "memory_checkpoints" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"memories" "bytea" NOT NULL
);
--> statement-breakpoint
INSERT INTO "memory_checkpoints" ("user_id", "memories")
SELECT "user_id", string_agg(int4send("item") || float4send("stability")
	|| substring(int4send("reviewed_on" - date '1970-01-01') FROM 3) || int2send("difficulty") || int2send("best_stability")
	|| int2send("repetitions") || int2send("lapses"), '' ORDER BY "item")
FROM "memory_checkpoints_by_item" GROUP BY "user_id";--> statement-breakpoint
DROP TABLE "memory_checkpoints_by_item";--> statement-breakpoint
ALTER TABLE "memory_checkpoints" ADD CONSTRAINT "memory_checkpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
